// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The user's position in a text: the selection, the scroll position, and whether the view is first
/// responder.
struct TextInteractionState {
  let selection: NSRange
  let offset: CGPoint
  let isFirstResponder: Bool
}
