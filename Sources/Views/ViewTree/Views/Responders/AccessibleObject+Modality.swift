// SPDX-License-Identifier: Apache-2.0

extension AccessibleObject {
  /// Whether the siblings of the object are ignored: the result of its block, or else its property.
  var spokenIsModal: Bool { accessibilityViewIsModalBlock?() ?? accessibilityViewIsModal }
}
