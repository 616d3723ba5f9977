// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// The motion effects of the view, in the order in which they were added.
  ///
  /// - Note: Has no effect on Linux: the tilt of the device is not read.
  public var motionEffects: [UIMotionEffect] {
    get { tree.motionEffects }
    set { tree.motionEffects = newValue }
  }

  /// Adds a motion effect; a no-op if the view already has it.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    guard !tree.motionEffects.contains(where: { $0 === effect }) else { return }
    tree.motionEffects.append(effect)
  }

  /// Removes a motion effect; a no-op if the view does not have it.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    tree.motionEffects.removeAll { $0 === effect }
  }
}
