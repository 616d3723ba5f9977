// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where a person is in a text: what is selected, how far it is scrolled, whether it is edited.
struct TextInteractionState {
  let selection: NSRange
  let offset: CGPoint
  let isFirstResponder: Bool
}
