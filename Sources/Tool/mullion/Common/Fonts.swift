// SPDX-License-Identifier: Apache-2.0

import CairoHost

/// The fonts of this machine.
@MainActor
enum Fonts {
  /// Lets screens on devices with fonts set text in them.
  ///
  /// - Throws: `CommandError` when this machine has none.
  static func install() throws(CommandError) {
    do {
      try CairoHost.install()
    } catch {
      throw CommandError("\(error)")
    }
  }
}
