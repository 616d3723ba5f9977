// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionFileTypes
public import MullionViewTree

/// Whether the file at `videoPath` is a film, by its ending, so that it can be put into the person's folder for films.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
  let file = URL(fileURLWithPath: videoPath)
  return UTType(filenameExtension: file.pathExtension)?.conforms(to: .movie) == true
    && FileManager.default.isReadableFile(atPath: videoPath)
}

/// Copies a film to the person's folder for films; in a test kit, notes it.
///
/// Then calls `completionSelector` of `completionTarget` with the path, the problem or nil, and `contextInfo`:
/// `video(_:didFinishSavingWithError:contextInfo:)`. Without both, nobody is told.
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
  PhotoAlbum.tell(completionTarget, completionSelector, videoPath, problem, contextInfo)
}
