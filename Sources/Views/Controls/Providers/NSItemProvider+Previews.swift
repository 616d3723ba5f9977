// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

extension NSItemProvider {
  /// Hands over a small picture of what is carried: that of `previewImageHandler`, else a picture that is carried itself.
  ///
  /// `options` go to the handler; `NSItemProviderPreferredImageSizeKey` says how large the picture is wanted, in points.
  public func loadPreviewImage(
    options: [AnyHashable: Any]! = [:], completionHandler: CompletionHandler!
  ) {
    guard let completionHandler else { return }
    if let preview = previewImageHandler {
      return preview(completionHandler, UIImage.self, options)
    }
    guard canLoadObject(ofClass: UIImage.self) else {
      return completionHandler(
        nil, NSItemProvider.error(.itemUnavailableError, "Nothing makes a preview."))
    }
    loadObject(ofClass: UIImage.self) { image, error in
      completionHandler(image as? UIImage, error)
    }
  }
}
