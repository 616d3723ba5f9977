// SPDX-License-Identifier: Apache-2.0

import CairoHost

/// The fonts of this machine.
@MainActor
enum Fonts {
  /// Installs the host's fonts for screens on devices with fonts.
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
