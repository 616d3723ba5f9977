// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionFileTypes
public import MullionViewTree

/// Returns whether the file at `videoPath` can be saved to the user's videos folder.
///
/// It must be readable and have the file name extension of a video.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
  let file = URL(fileURLWithPath: videoPath)
  return UTType(filenameExtension: file.pathExtension)?.conforms(to: .movie) == true
    && FileManager.default.isReadableFile(atPath: videoPath)
}

/// Copies a video to the user's videos folder; in a test, records it.
///
/// Then calls `completionSelector` of `completionTarget` with the path, the error or `nil`, and
/// `contextInfo`: `video(_:didFinishSavingWithError:contextInfo:)`. If either is `nil`, no method is called.
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  var problem: (any Error)?
  do {
    guard UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(videoPath) else {
      throw CocoaError(.fileReadUnsupportedScheme)
    }
    let file = URL(fileURLWithPath: videoPath)
    try PhotoAlbum.save(
      try Data(contentsOf: file, options: .alwaysMapped), as: file.lastPathComponent,
      in: .moviesDirectory)
  } catch {
    problem = error
  }
  PhotoAlbum.notify(completionTarget, completionSelector, videoPath, problem, contextInfo)
}
