// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The selection of the font of text: the block font for one harness, the host's fonts for another.
///
/// A process has one host, and tests of both kinds run in one process: each harness selects its font whenever
/// it is used.
@MainActor
enum HarnessFonts {
  /// The text measuring of the installed host, or `nil` if none has been seen yet.
  private static var installed: (any TextMeasuring)?

  /// Selects the fonts of the installed host if `usesFonts` is `true` and a host with fonts was seen,
  /// otherwise the block font.
  static func use(_ usesFonts: Bool) {
    let block = HostEnvironment.headless.text
    let now = FontDescription.measurer
    if now.name != block.name { installed = now }
    let wanted = usesFonts ? installed ?? block : block
    if wanted.name != now.name { HostEnvironment.current.text = wanted }
  }
}
