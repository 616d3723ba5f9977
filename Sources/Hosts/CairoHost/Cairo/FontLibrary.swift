// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
package import Foundation
package import MullionDisplayTree

/// The installed fonts, and text shaped with them.
///
/// Pango's objects are not thread-safe; every access takes the lock and uses a `TextShaper` that must not
/// escape the closure.
package final class FontLibrary: @unchecked Sendable {
  private let lock = NSLock()
  private let shaper: TextShaper
  /// The available fonts, each of 12 points.
  package let fonts: [FontDescription]

  /// Creates a library of the fonts in `directories`, and those in a program's bundle.
  ///
  /// - Throws: `CairoHostError` when there is no font, because text would be drawn from uninitialized memory,
  ///   or when Pango or fontconfig fails.
  package init(directories: [String], bundle: Bundle? = nil) throws(CairoHostError) {
    let found = try FontConfiguration(
      directories: directories, files: bundle.map { BundleFonts.files(in: $0) } ?? [])
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      throw CairoHostError("Pango was built without FreeType: install libpangoft2-1.0-0.")
    }
    pango_fc_font_map_set_config(
      OpaquePointer(map), found.config)
    shaper = TextShaper(map: map, families: FontFamilies(installed: found.families))
    fonts = found.fonts
  }

  private static let loaded: Result<FontLibrary, CairoHostError> = Result {
    () throws(CairoHostError) in
    try FontLibrary(directories: FontConfiguration.standardDirectories, bundle: .main)
  }

  /// The fonts of this machine, loaded once.
  package static var shared: FontLibrary {
    get throws(CairoHostError) { try loaded.get() }
  }

  /// The family of the system font, or `nil` for the default.
  ///
  /// Setting a family that is not installed, or `nil`, restores the default. Text that was measured and drawn
  /// before keeps its font until it is measured and drawn again.
  package var systemFamily: String? {
    get { ask(\.families.system) }
    set { lock.withLock { shaper.setSystemFamily(newValue) } }
  }

  /// Returns the installed family for `name`, or `nil` if there is none.
  package func family(of name: String) -> String? { ask { $0.families.family(of: name) } }

  /// Returns the result of `question`, with exclusive access to the shaper.
  func ask<Answer>(_ question: (TextShaper) -> Answer) -> Answer {
    lock.withLock { question(shaper) }
  }
}
