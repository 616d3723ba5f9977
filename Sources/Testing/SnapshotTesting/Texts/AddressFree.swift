// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The removal of object addresses, which change from run to run, from texts.
enum AddressFree {
  /// Returns `text` without addresses: `<UIView: 0x600001; frame…>` becomes `<UIView; frame…>`.
  static func text(_ text: String) -> String {
    text.replacing(#/:?\s*0x[0-9a-f]+(\s*)/#) { $0.1 }
  }
}
