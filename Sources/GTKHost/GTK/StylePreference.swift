// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import CollectionGeometry
import Foundation
import ViewTree

/// Whether the person prefers light or dark, and less movement, as the desktop says, now and later.
///
/// Dark when the desktop's interface settings say so, or GTK's own settings, or the name of the
/// theme. The environment's `GTK_THEME` goes before all of them, as it does for GTK.
@MainActor
final class StylePreference {
  private(set) var current = UIUserInterfaceStyle.light
  /// Called when the preference changed.
  var onChange: ((UIUserInterfaceStyle) -> Void)?

  private let settings = gtk_settings_get_default()
  private let desktop: UnsafeMutablePointer<GSettings>?

  init() {
    desktop = Self.desktopSettings()
    current = preference()
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
  }

  private func preference() -> UIUserInterfaceStyle {
    if let theme = ProcessInfo.processInfo.environment["GTK_THEME"], !theme.isEmpty {
      return theme.lowercased().hasSuffix("dark") ? .dark : .light
    }
    if let desktop, let scheme = g_settings_get_string(desktop, "color-scheme") {
      defer { g_free(scheme) }
      if String(cString: scheme) == "prefer-dark" { return .dark }
    }
    guard let settings = settings.map({ UnsafeMutableRawPointer($0) }) else { return .light }
    let isDark =
      GObjects.flag("gtk-application-prefer-dark-theme", of: settings)
      || GObjects.text("gtk-theme-name", of: settings).lowercased().hasSuffix("dark")
    return isDark ? .dark : .light
  }

  /// Whether things move, as GTK's settings say.
  private func noteMotion() {
    guard let settings = settings.map({ UnsafeMutableRawPointer($0) }) else { return }
    HostServices.program.setReducesMotion(
      !GObjects.flag("gtk-enable-animations", of: settings))
  }

  private func update() {
    noteMotion()
    let now = preference()
    guard now != current else { return }
    current = now
    onChange?(now)
  }

  /// The desktop's settings where they are installed and know of dark; asking for others would end
  /// the program.
  private static func desktopSettings() -> UnsafeMutablePointer<GSettings>? {
    let name = "org.gnome.desktop.interface"
    guard let source = g_settings_schema_source_get_default(),
      let schema = g_settings_schema_source_lookup(source, name, 1)
    else { return nil }
    defer { g_settings_schema_unref(schema) }
    guard g_settings_schema_has_key(schema, "color-scheme") != 0 else { return nil }
    return g_settings_new(name)
  }
}
