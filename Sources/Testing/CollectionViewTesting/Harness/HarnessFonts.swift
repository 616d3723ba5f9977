// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// Sets text for one harness in the block font and for another in the fonts of the host.
///
/// A process has one host, and tests of both kinds run in one process: each harness chooses anew
/// whenever it is used.
@MainActor
enum HarnessFonts {
  /// What the host that was installed sets text with; nil: none was seen yet.
  private static var installed: (any TextMeasuring)?

  /// Sets text from here on in the fonts of the host, if there is one, or in the block font.
  static func use(_ usesFonts: Bool) {
    let block = HostEnvironment.headless.text
    let now = FontDescription.measurer
    if now.name != block.name { installed = now }
    let wanted = usesFonts ? installed ?? block : block
    if wanted.name != now.name { HostEnvironment.current.text = wanted }
  }
}
