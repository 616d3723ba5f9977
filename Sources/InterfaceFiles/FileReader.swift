// SPDX-License-Identifier: Apache-2.0

package import Foundation
import InterfaceDocuments
package import ViewControllers

/// Reads interface files for nibs, storyboards and controllers; found by its name.
@MainActor
package final class FileReader: InterfaceReading {
  private var files: [URL: LoadedFile] = [:]
  private let folders = InterfaceFolders()

  /// A reader that has read nothing yet.
  package init() {}

  package func nib(named name: String, in bundle: Bundle?) throws -> (any NibContent)? {
    guard let url = folders.file(named: name, ending: "xib", in: bundle) else { return nil }
    return LoadedNib(try file(at: url, in: bundle))
  }

  package func nib(of data: Data, in bundle: Bundle?) throws -> any NibContent {
    LoadedNib(LoadedFile(try InterfaceDocument(data: data, name: "nib of data"), in: bundle))
  }

  package func storyboard(
    named name: String, in bundle: Bundle?
  ) throws -> (any StoryboardContent)? {
    guard let url = folders.file(named: name, ending: "storyboard", in: bundle) else { return nil }
    return LoadedStoryboard(try file(at: url, in: bundle))
  }

  /// The file at `url`, read once for as long as it stays the same.
  private func file(at url: URL, in bundle: Bundle?) throws -> LoadedFile {
    if let known = files[url], known.isCurrent { return known }
    let read = LoadedFile(try InterfaceDocument(contentsOf: url), in: bundle, at: url)
    files[url] = read
    return read
  }
}
