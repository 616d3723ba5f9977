// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

extension UIImage: NSItemProviderReading {
  /// The type identifier of an image.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
  /// Returns the image with the content of an image file in `data`.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self { try NSItemProvider.made(UIImage(data: data)) }
}

extension UIImage: NSItemProviderWriting {
  /// The type identifiers of PNG and JPEG images.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }
  /// Passes the image as the content of an image file to `completionHandler`.
  ///
  /// - Returns: `nil`, because the data is available immediately.
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
