// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionViewTree

/// Writes an image to the user's pictures folder, as PNG; in a test, records it.
///
/// Then calls `completionSelector` of `completionTarget` with the image, the error or `nil`, and
/// `contextInfo`: `image(_:didFinishSavingWithError:contextInfo:)`. If either is `nil`, no method is called.
///
/// Differs from UIKit: the user's permission is not requested.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  var problem: (any Error)?
  do {
    guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
    try PhotoAlbum.save(data, as: "Picture.png", in: .picturesDirectory)
  } catch {
    problem = error
  }
  PhotoAlbum.notify(completionTarget, completionSelector, image, problem, contextInfo)
}
