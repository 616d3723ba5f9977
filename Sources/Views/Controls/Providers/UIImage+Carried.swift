// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

extension UIImage: NSItemProviderReading {
  /// A picture.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
  /// The picture of a file's content.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self { try NSItemProvider.made(UIImage(data: data)) }
}

extension UIImage: NSItemProviderWriting {
  /// A picture.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }
  /// The picture as a file.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 0.9) : pngData()
    completionHandler(data, data == nil ? CocoaError(.fileReadUnknown) : nil)
    return nil
  }
}
