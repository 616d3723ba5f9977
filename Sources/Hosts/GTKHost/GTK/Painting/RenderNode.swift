// SPDX-License-Identifier: Apache-2.0

import CMullionGTK

/// An owned GSK render node, which can be used in any number of frames.
final class RenderNode {
  let pointer: OpaquePointer

  /// Creates a node that takes ownership of the caller's reference.
  init(owning pointer: OpaquePointer) {
    self.pointer = pointer
  }

  deinit { gsk_render_node_unref(pointer) }
}
