// SPDX-License-Identifier: Apache-2.0

/// The error thrown for an invalid command line.
enum ArgumentError: Error, CustomStringConvertible {
  case noFolder
  case notAFolder(String)
  case unknownOption(String)
  case unknownScreen(String, known: [String])

  var description: String {
    switch self {
    case .noFolder: "--photos needs the folder to show."
    case .notAFolder(let path): "--photos \(path): there is no such folder."
    case .unknownOption(let option): "\(option) is not an option of the gallery."
    case .unknownScreen(let name, let known):
      "there is no screen \"\(name)\"; the screens are \(known.joined(separator: ", "))."
    }
  }
}
