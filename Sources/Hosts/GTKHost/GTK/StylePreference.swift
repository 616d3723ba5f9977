// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// Whether the person prefers light or dark, more contrast, and less movement, as the desktop says,
/// now and later.
///
/// Dark, or of more contrast, when the desktop's settings say so, or GTK's own settings, or the name of
/// the theme. The environment's `GTK_THEME` goes before all of them, as it does for GTK.
@MainActor
final class StylePreference {
  private(set) var current = UIUserInterfaceStyle.light
  private(set) var contrast = UIAccessibilityContrast.normal
  /// Called when the person prefers light or dark now.
  var onChange: ((UIUserInterfaceStyle) -> Void)?
  /// Called when the person asks for more contrast now, or no longer.
  var onContrast: ((UIAccessibilityContrast) -> Void)?

  private let settings = gtk_settings_get_default()
  private let desktop: UnsafeMutablePointer<GSettings>?
  private let assistance: UnsafeMutablePointer<GSettings>?

  init() {
    desktop = Self.desktopSettings("org.gnome.desktop.interface", knowing: "color-scheme")
    assistance = Self.desktopSettings("org.gnome.desktop.a11y.interface", knowing: "high-contrast")
    current = preference()
    contrast = wantedContrast()
    noteMotion()
    if let settings {
      let names = [
        "gtk-theme-name", "gtk-application-prefer-dark-theme", "gtk-enable-animations",
      ]
      for name in names {
        SignalConnection.make(UnsafeMutableRawPointer(settings), "notify::\(name)") { [self] _ in
          update()
        }
      }
    }
    if let desktop {
      SignalConnection.make(UnsafeMutableRawPointer(desktop), "changed::color-scheme") {
        [self] _ in update()
      }
    }
    if let assistance {
      SignalConnection.make(UnsafeMutableRawPointer(assistance), "changed::high-contrast") {
        [self] _ in update()
      }
    }
  }

  private func preference() -> UIUserInterfaceStyle {
    if let theme = Self.givenTheme { return theme.isDark ? .dark : .light }
    if let desktop, let scheme = g_settings_get_string(desktop, "color-scheme") {
      defer { g_free(scheme) }
      if String(cString: scheme) == "prefer-dark" { return .dark }
    }
    guard let settings = settings.map({ UnsafeMutableRawPointer($0) }) else { return .light }
    let isDark =
      GObjects.flag("gtk-application-prefer-dark-theme", of: settings)
      || ThemeName(GObjects.text("gtk-theme-name", of: settings)).isDark
    return isDark ? .dark : .light
  }

  private func wantedContrast() -> UIAccessibilityContrast {
    if let theme = Self.givenTheme { return theme.hasHighContrast ? .high : .normal }
    if let assistance, g_settings_get_boolean(assistance, "high-contrast") != 0 { return .high }
    guard let settings = settings.map({ UnsafeMutableRawPointer($0) }) else { return .normal }
    return ThemeName(GObjects.text("gtk-theme-name", of: settings)).hasHighContrast
      ? .high : .normal
  }

  /// The theme that the environment says; nil: none.
  private static var givenTheme: ThemeName? {
    ProcessInfo.processInfo.environment["GTK_THEME"].flatMap { $0.isEmpty ? nil : ThemeName($0) }
  }

  /// Whether things move, as GTK's settings say.
  private func noteMotion() {
    guard let settings = settings.map({ UnsafeMutableRawPointer($0) }) else { return }
    HostServices.program.setReducesMotion(
      !GObjects.flag("gtk-enable-animations", of: settings))
  }

  private func update() {
    noteMotion()
    let style = preference()
    if style != current {
      current = style
      onChange?(style)
    }
    let wanted = wantedContrast()
    if wanted != contrast {
      contrast = wanted
      onContrast?(wanted)
    }
  }

  /// The desktop's settings of `name` where they are installed and know of `key`; asking for others
  /// would end the program.
  private static func desktopSettings(
    _ name: String, knowing key: String
  ) -> UnsafeMutablePointer<GSettings>? {
    guard let source = g_settings_schema_source_get_default(),
      let schema = g_settings_schema_source_lookup(source, name, 1)
    else { return nil }
    defer { g_settings_schema_unref(schema) }
    guard g_settings_schema_has_key(schema, key) != 0 else { return nil }
    return g_settings_new(name)
  }
}
