// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import CairoHost
import Foundation
import MullionCollectionGeometry

/// The desktop's font setting, which is observed: its family replaces the system font, its size determines
/// the content size category.
///
/// A generic family such as `Sans` does not replace the system font.
@MainActor
final class FontPreference {
  private(set) var category = UIContentSizeCategory.large
  /// The closure called when the content size category has changed.
  var onCategory: ((UIContentSizeCategory) -> Void)?
  /// The closure called when the family has changed.
  var onFamily: (() -> Void)?

  private let settings = gtk_settings_get_default()
  private let fonts: FontLibrary?

  init() {
    fonts = try? FontLibrary.shared
    _ = read()
    guard let settings else { return }
    for name in ["gtk-font-name", "gtk-xft-dpi"] {
      SignalConnection.make(UnsafeMutableRawPointer(settings), "notify::\(name)") { [self] _ in
        update()
      }
    }
  }

  /// Reads the settings; returns whether the family has changed.
  private func read() -> Bool {
    guard let settings = settings.map({ UnsafeMutableRawPointer($0) }),
      let font = pango_font_description_from_string(GObjects.text("gtk-font-name", of: settings))
    else { return false }
    defer { pango_font_description_free(font) }
    let resolution = CGFloat(GObjects.number("gtk-xft-dpi", of: settings)) / 1024
    let size = CGFloat(pango_font_description_get_size(font)) / CGFloat(PANGO_SCALE)
    // A size in pixels is independent of the resolution.
    let isAbsolute = pango_font_description_get_size_is_absolute(font) != 0
    category =
      isAbsolute
      ? TextScale.category(points: size * 72 / 96, resolution: 96)
      : TextScale.category(points: size, resolution: resolution)
    let before = fonts?.systemFamily
    let families = pango_font_description_get_family(font).map { String(cString: $0) } ?? ""
    fonts?.systemFamily = families.split(separator: ",").first.map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    return fonts?.systemFamily != before
  }

  private func update() {
    let before = category
    if read() { onFamily?() }
    if category != before { onCategory?(category) }
  }
}
