// SPDX-License-Identifier: Apache-2.0

import CMullionGTK

/// A GSK render node that is owned: what was painted once, to be placed in any number of frames.
final class RenderNode {
  let pointer: OpaquePointer

  /// Takes over a reference that the caller has.
  init(owning pointer: OpaquePointer) {
    self.pointer = pointer
  }

  deinit { gsk_render_node_unref(pointer) }
}
