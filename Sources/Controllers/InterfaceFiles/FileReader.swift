// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionInterfaceDocuments
package import MullionViewControllers
package import MullionViewTree

/// A reader of interface files for nibs, storyboards and controllers.
@MainActor
package final class FileReader: StoryboardReading {
  private struct Key: Hashable {
    var url: URL
    /// The preferred languages to read the file in; empty for those of the process.
    var languages: [String]
  }

  private var files: [Key: LoadedFile] = [:]
  private let folders = InterfaceFolders()

  /// Creates a reader with an empty cache.
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

  /// Returns the file at `url`, cached for each list of preferred languages until the file changes.
  private func file(at url: URL, in bundle: Bundle?) throws -> LoadedFile {
    let key = Key(url: url, languages: HostEnvironment.current.languages)
    if let known = files[key], known.isCurrent { return known }
    let read = LoadedFile(
      try InterfaceDocument(contentsOf: url), in: bundle, at: url, languages: key.languages)
    files[key] = read
    return read
  }
}
