// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionInterfaceDocuments
package import MullionViewTree

/// The content of a nib as a parsed file, from which each call of `makeObjects(owner:others:)` creates new
/// objects.
@MainActor
package final class LoadedNib: NibContent {
  private let file: LoadedFile

  /// Creates the nib in `file`.
  package init(_ file: LoadedFile) {
    self.file = file
  }

  package func makeObjects(owner: NSObject?, others: [String: NSObject]) -> [NSObject] {
    guard file.document.kind == .nib else {
      file.record(
        "the file is a storyboard; create its scenes with UIStoryboard", file.document.root)
      return []
    }
    let maker = ObjectMaker(file, ObjectKind.all, owner: owner, others: others)
    let objects = file.document.objects.filter { $0.name != "placeholder" }
      .compactMap { maker.object(for: $0) }
    maker.finish()
    return objects
  }
}
