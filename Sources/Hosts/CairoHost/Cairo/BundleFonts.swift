// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// The fonts of a program's bundle: the files listed under `UIAppFonts` in its `Info.plist`.
enum BundleFonts {
  /// Returns the paths of the files; missing files are reported.
  static func files(in bundle: Bundle) -> [String] {
    let named = bundle.object(forInfoDictionaryKey: "UIAppFonts") as? [String] ?? []
    return named.compactMap { name in
      guard let folder = bundle.resourcePath else { return nil }
      // A file from a subfolder is at the top level of the bundle, unless the folder was copied whole.
      let places = [name, URL(fileURLWithPath: name).lastPathComponent].map { "\(folder)/\($0)" }
      if let place = places.first(where: { FileManager.default.fileExists(atPath: $0) }) {
        return place
      }
      Diagnostics.reportOnce(
        "The Info.plist names the font file '\(name)' in UIAppFonts, and there is none in the bundle."
      )
      return nil
    }
  }
}
