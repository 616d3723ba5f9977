// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionFileTypes
import MullionViewControllers
import MullionViewTree

/// The user's folders for pictures and videos; in a test, a list that the test reads.
@MainActor
enum PhotoAlbum {
  /// Writes data to a file in the user's folder of the given kind, under `name` or `name` with a number; in a
  /// test, records the data.
  static func save(_ data: Data, as name: String, in kind: FileManager.SearchPathDirectory) throws {
    let display = ApplicationDisplay.current
    guard !display.isMounted else { return display.savedPhotos.append(data) }
    guard let folder = FileManager.default.urls(for: kind, in: .userDomainMask).first else {
      throw CocoaError(.fileNoSuchFile)
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: FilePlacing.freePlace(for: name, in: folder), options: .atomic)
  }

  /// Calls `action` of `target` asynchronously on the main queue; a no-op if either is `nil`.
  ///
  /// Its arguments are the saved object, the error or `nil`, and the app's context.
  static func notify(
    _ target: Any?, _ action: Selector?, _ saved: Any, _ problem: (any Error)?,
    _ context: UnsafeMutableRawPointer?
  ) {
    guard let target, let action else { return }
    // Used only in the task, which runs on the main actor, as does this code.
    nonisolated(unsafe) let told = (target as AnyObject, [saved, problem, context])
    Task { _ = action.send(to: told.0, told.1) }
  }
}
