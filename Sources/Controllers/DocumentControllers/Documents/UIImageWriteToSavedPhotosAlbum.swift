// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionViewTree

/// Writes a picture to the person's folder for pictures, as PNG; in a test kit, notes it.
///
/// Then calls `completionSelector` of `completionTarget` with the picture, the problem or nil, and `contextInfo`:
/// `image(_:didFinishSavingWithError:contextInfo:)`. Without both, nobody is told.
///
/// Differs from UIKit: nobody is asked for permission.
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
  PhotoAlbum.tell(completionTarget, completionSelector, image, problem, contextInfo)
}
