// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import Synchronization

/// The asset catalogues of bundles, read from their uncompiled `.xcassets` folders.
///
/// A bundle is read once, on first use.
enum AssetCatalogs {
  private static let known = Mutex<[String: AssetFolders]>([:])

  private static let images = Mutex<[URL: UIImageAsset?]>([:])

  /// Returns the folder of the asset called `name` whose folder has the extension `ending`, or `nil`.
  static func folder(of name: String, ending: String, in bundle: Bundle) -> URL? {
    guard let path = bundle.resourcePath else { return nil }
    return folders(in: path).folder(of: name, ending: ending)
  }

  /// Returns the image in the asset's folder with its variants, read once, or `nil` if none can be read.
  static func image(in folder: URL) -> UIImageAsset? {
    if let found = images.withLock({ $0[folder] }) { return found }
    let made = contents(of: folder, as: ImageSet.self)?.asset(in: folder)
    return images.withLock { images in
      // The first loaded image is used: images with the same name share their variants.
      if let found = images[folder] { return found }
      images[folder] = .some(made)
      return made
    }
  }

  private static func folders(in path: String) -> AssetFolders {
    if let found = known.withLock({ $0[path] }) { return found }
    let made = AssetFolders(in: URL(fileURLWithPath: path))
    known.withLock { $0[path] = made }
    return made
  }

  /// Returns the decoded `Contents.json` in `folder`, or `nil` if it cannot be read, which is reported once.
  static func contents<Contents: Decodable>(of folder: URL, as type: Contents.Type) -> Contents? {
    let file = folder.appendingPathComponent("Contents.json")
    do {
      return try JSONDecoder().decode(type, from: WholeFile(file.path).read())
    } catch {
      Diagnostics.reportOnce(
        "The asset \(folder.deletingPathExtension().lastPathComponent) can't be read: "
          + "\(file.path) is missing or is not an asset's Contents.json (\(error)). It is left"
          + " out; "
          + "write the file again.")
      return nil
    }
  }
}
