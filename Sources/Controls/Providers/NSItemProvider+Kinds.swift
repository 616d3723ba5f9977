// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSItemProvider {
  /// The domain of errors of providers.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// Why something could not be handed over.
  public enum ErrorCode: Int, Sendable {
    /// Nobody knows.
    case unknownError = -1
    /// There is nothing of that type.
    case itemUnavailableError = -1000
    /// What there is, is of another class.
    case unexpectedValueClassError = -1100
    /// What there is can't be made into that type.
    case unavailableCoercionError = -1200
  }

  /// What is handed over in the place of something.
  static func error(_ code: ErrorCode, _ words: String) -> any Error {
    NSError(
      domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: words])
  }
}
