// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Texts without the addresses of objects, which change from run to run.
enum AddressFree {
  /// `text` without addresses: `<UIView: 0x600001; frame…>` is `<UIView; frame…>`.
  static func text(_ text: String) -> String {
    text.replacing(#/:?\s*0x[0-9a-f]+(\s*)/#) { $0.1 }
  }
}
