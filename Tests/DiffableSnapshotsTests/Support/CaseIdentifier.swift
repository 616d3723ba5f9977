// SPDX-License-Identifier: Apache-2.0

/// An identifier of the recorded sequences: a string, or a number that never equals a string.
enum CaseIdentifier: Hashable, Sendable, Decodable, CustomStringConvertible {
  case text(String)
  case number(Int)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  var description: String {
    switch self {
    case .text(let text): text
    case .number(let number): String(number)
    }
  }
}
