// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

extension UIColor: NSItemProviderReading {
  /// A colour.
  public static var readableTypeIdentifiersForItemProvider: [String] { [ColorData.type] }
  /// The colour of four numbers.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self { try NSItemProvider.made(ColorData.color(data)) }
}

extension UIColor: NSItemProviderWriting {
  /// A colour.
  public static var writableTypeIdentifiersForItemProvider: [String] { [ColorData.type] }
  /// Four numbers.
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
