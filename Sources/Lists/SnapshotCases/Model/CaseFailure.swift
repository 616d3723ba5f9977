// SPDX-License-Identifier: Apache-2.0

/// Why a step is not allowed.
package struct CaseFailure: Hashable, Sendable, Decodable, CustomStringConvertible {
  private enum CodingKeys: String, CodingKey {
    case code, identifiers
  }

  /// The code, as the recordings name it.
  package var code: String
  /// The identifiers that are the reason, as text; `nil` where the recording named none.
  package var identifiers: [String]?

  init(code: String, identifiers: [String]?) {
    self.code = code
    self.identifiers = identifiers
  }

  /// Reads an object of a code and perhaps identifiers, whose numbers become text.
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
