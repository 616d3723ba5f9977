// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

extension NSItemProvider {
  /// Loads the preview image: that of `previewImageHandler`, or else the provider's image item.
  ///
  /// `options` are passed to the handler; `NSItemProviderPreferredImageSizeKey` specifies the preferred size
  /// in points.
  public func loadPreviewImage(
    options: [AnyHashable: Any]! = [:], completionHandler: CompletionHandler!
  ) {
    guard let completionHandler else { return }
    if let preview = previewImageHandler {
      return preview(completionHandler, UIImage.self, options)
    }
    guard canLoadObject(ofClass: UIImage.self) else {
      return completionHandler(
        nil, NSItemProvider.error(.itemUnavailableError, "There is no preview."))
    }
    loadObject(ofClass: UIImage.self) { image, error in
      completionHandler(image as? UIImage, error)
    }
  }
}
