// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The desktop's settings for light or dark appearance, increased contrast and reduced motion, which are
/// observed.
///
/// The appearance is dark, or has increased contrast, if the desktop's settings, GTK's settings or the
/// theme's name imply it. The environment variable `GTK_THEME` takes precedence, as in GTK.
@MainActor
final class StylePreference {
  private(set) var current = UIUserInterfaceStyle.light
  private(set) var contrast = UIAccessibilityContrast.normal
  /// The closure called when the preference for light or dark has changed.
  var onChange: ((UIUserInterfaceStyle) -> Void)?
  /// The closure called when the preference for increased contrast has changed.
  var onContrast: ((UIAccessibilityContrast) -> Void)?

  private let settings = gtk_settings_get_default()
  private let desktop: UnsafeMutablePointer<GSettings>?
  private let assistance: UnsafeMutablePointer<GSettings>?

  init() {
    desktop = Self.desktopSettings("org.gnome.desktop.interface", knowing: "color-scheme")
    assistance = Self.desktopSettings("org.gnome.desktop.a11y.interface", knowing: "high-contrast")
    current = preference()
    contrast = wantedContrast()
    recordMotion()
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

  /// The theme set in the environment, or `nil` if there is none.
  private static var givenTheme: ThemeName? {
    ProcessInfo.processInfo.environment["GTK_THEME"].flatMap { $0.isEmpty ? nil : ThemeName($0) }
  }

  /// Applies GTK's setting for animations.
  private func recordMotion() {
    guard let settings = settings.map({ UnsafeMutableRawPointer($0) }) else { return }
    HostServices.program.setReducesMotion(
      !GObjects.flag("gtk-enable-animations", of: settings))
  }

  private func update() {
    recordMotion()
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

  /// Returns the desktop's settings `name` if they are installed and contain `key`; requesting missing
  /// settings would terminate the program.
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
