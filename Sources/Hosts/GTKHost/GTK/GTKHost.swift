// SPDX-License-Identifier: Apache-2.0

import CMullionLibraries
import CairoHost
import MullionViewControllers

/// The host for windows on a Linux desktop, with GTK 4.
///
/// It has no API: a program uses it by listing GTKHost in its target's dependencies, without changes to its
/// sources.
///
/// ## Known gaps
///
/// Fractional display scales are rounded up, as reported by GTK 4.8. Content can be dropped from other
/// programs, but not dragged to them; there is no menu bar. `RunLoop.main.perform` from another thread runs
/// with the next event or timer; `DispatchQueue.main` and tasks run immediately.
public enum GTKHost {
  /// Whether this build can show windows.
  public static var isAvailable: Bool { missingPackages == nil }

  /// The Debian packages of libraries that can't be loaded, or `nil` if there are none.
  private static var missingPackages: String? {
    let packages = [CMullionPictureLibraries, CMullionWindowLibraries].compactMap {
      CMullionMissingPackages($0).map { String(cString: $0) }
    }
    return packages.isEmpty ? nil : packages.joined(separator: " ")
  }

  /// The entry used when the program starts; see ``ApplicationHostRegistry``.
  static let entry = ApplicationHostRegistry.Entry(
    installServices: { if CairoHost.isAvailable { try CairoHost.install() } },
    makeHost: {
      if let missingPackages {
        throw GTKHostError(
          "a window needs GTK 4: install \(missingPackages) (apt-get install).")
      }
      return try GTKApplicationHost()
    })
}
