// SPDX-License-Identifier: Apache-2.0

/// The failure of a step.
package struct CaseFailure: Hashable, Sendable, Decodable, CustomStringConvertible {
  private enum CodingKeys: String, CodingKey {
    case code, identifiers
  }

  /// The code in the recordings.
  package var code: String
  /// The offending identifiers as text; `nil` if the recording has none.
  package var identifiers: [String]?

  init(code: String, identifiers: [String]?) {
    self.code = code
    self.identifiers = identifiers
  }

  /// Decodes an object with a code and optional identifiers; numeric identifiers are converted to text.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    code = try container.decode(String.self, forKey: .code)
    identifiers = try container.decodeIfPresent([CaseIdentifier].self, forKey: .identifiers)?
      .map(\.description)
  }

  /// The code, then the identifiers in parentheses.
  package var description: String {
    guard let identifiers else { return code }
    return "\(code) (\(identifiers.joined(separator: ", ")))"
  }
}
