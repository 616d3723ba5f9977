// SPDX-License-Identifier: Apache-2.0

import CairoHost

/// The fonts of this machine.
@MainActor
enum Fonts {
  /// Sets up the host's fonts, for screens of devices that use fonts.
  ///
  /// - Throws: `CommandError` when this machine has no fonts.
  static func install() throws(CommandError) {
    do {
      try CairoHost.install()
    } catch {
      throw CommandError("\(error)")
    }
  }
}
