// SPDX-License-Identifier: Apache-2.0

import MullionBuildDriver

extension BuildRequest {
  /// Parses the option `word` and returns `true` if it specifies what is built; else returns `false`.
  ///
  /// - Throws: `CommandError` with what was expected.
  mutating func takes(_ word: String, _ arguments: inout Arguments) throws(CommandError) -> Bool {
    switch word {
    case "--package-path":
      try name(try arguments.value(of: word, "the folder of a package"))
    case "--target": target = try arguments.value(of: word, "the name of a target")
    case "--swift-version": swiftVersion = try Self.version(&arguments)
    case "--package": try Self.package(&arguments, into: &packages)
    case "--checkouts":
      checkouts = try arguments.value(of: word, "a folder with checkouts of dependencies")
    case "--clean": isClean = true
    case "--own-dependencies": keepsOwnDependencies = true
    default: return false
    }
    return true
  }

  /// Sets the subject of the build.
  ///
  /// - Throws: `CommandError` when there is a subject already.
  mutating func name(_ path: String) throws(CommandError) {
    if let subject {
      throw CommandError(
        "\(verb.rawValue) takes one package or project, found '\(subject)' and '\(path)'.")
    }
    subject = path
  }

  private static func version(_ arguments: inout Arguments) throws(CommandError) -> String {
    let text = try arguments.value(of: "--swift-version", "5 or 6")
    guard text == "5" || text == "6" else {
      throw CommandError("--swift-version expects 5 or 6, found '\(text)'.")
    }
    return text
  }

  private static func package(
    _ arguments: inout Arguments, into packages: inout [String: String]
  ) throws(CommandError) {
    let text = try arguments.value(of: "--package", "NAME=FOLDER")
    let sides = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard sides.count == 2 else {
      throw CommandError("--package expects NAME=FOLDER, found '\(text)'.")
    }
    packages[sides[0]] = sides[1]
  }
}
