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
  package static func error(_ code: ErrorCode, _ words: String) -> any Error {
    NSError(
      domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: words])
  }

  /// An item of a type: a URL, a text, or data.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> sending any NSSecureCoding {
    let item: LoadedItem = try await withCheckedThrowingContinuation { continuation in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
        if let item {
          continuation.resume(returning: LoadedItem(item: item))
        } else {
          continuation.resume(
            throwing: error ?? Self.error(.itemUnavailableError, "Nothing was loaded."))
        }
      }
    }
    return item.item
  }
}

/// Where the options of a preview have the size in which it is wanted, in points, as an `NSValue`.
public let NSItemProviderPreferredImageSizeKey = "NSItemProviderPreferredImageSizeKey"

/// An item on its way from who loaded it to who asked.
private struct LoadedItem: @unchecked Sendable {
  let item: any NSSecureCoding
}
