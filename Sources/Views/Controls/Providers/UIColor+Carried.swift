// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

extension UIColor: NSItemProviderReading {
  /// The type identifier of a colour.
  public static var readableTypeIdentifiersForItemProvider: [String] { [ColorData.type] }
  /// Returns the colour with the serialised components in `data`.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self { try NSItemProvider.made(ColorData.color(data)) }
}

extension UIColor: NSItemProviderWriting {
  /// The type identifier of a colour.
  public static var writableTypeIdentifiersForItemProvider: [String] { [ColorData.type] }
  /// Passes the serialised components to `completionHandler`.
  ///
  /// - Returns: `nil`, because the data is available immediately.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    completionHandler(ColorData.data(self), nil)
    return nil
  }
}
