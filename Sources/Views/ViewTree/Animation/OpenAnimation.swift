// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An animation between `beginAnimations(_:context:)` and `commitAnimations()`: its block and its delegate.
@MainActor
final class OpenAnimation {
  /// The open animations, the innermost last.
  private static var stack: [OpenAnimation] = []
  /// The innermost open animation; `nil` if there is none.
  static var current: OpenAnimation? { stack.last }

  /// The default duration of an animation, in seconds.
  private static let standardDuration: TimeInterval = 0.2

  private let name: String?
  private let context: UnsafeMutableRawPointer?
  private var block: AnimationBlock?
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  private init(_ name: String?, _ context: UnsafeMutableRawPointer?) {
    self.name = name
    self.context = context
  }

  /// The timing of the changes made from now on.
  var manner: AnimationBlock.Manner {
    get { block?.manner ?? AnimationBlock.Manner() }
    set { block?.manner = newValue }
  }

  /// Opens an animation.
  static func begin(_ name: String?, _ context: UnsafeMutableRawPointer?) {
    let animation = OpenAnimation(name, context)
    let manner = AnimationBlock.Manner(duration: standardDuration, delay: 0, options: [])
    // The block retains the animation, and thereby the delegate, until it ends.
    let block = AnimationBlock(manner) { animation.stopped(finished: $0) }
    animation.block = block
    stack.append(animation)
    block.open()
  }

  /// Commits the innermost animation.
  static func commit() {
    guard let animation = stack.popLast(), let block = animation.block else { return }
    animation.block = nil
    animation.started()
    block.close()
  }

  /// Starts a transition from the current appearance of `view` to its appearance at the end.
  func turn(_ view: UIView, _ style: ViewTransition.Style) {
    if let block { view.startTransition(style, block) }
  }

  private func started() {
    guard let delegate, let willStart else { return }
    willStart.send(to: delegate, [name, context])
  }

  private func stopped(finished: Bool) {
    guard let delegate, let didStop else { return }
    didStop.send(to: delegate, [name, NSNumber(value: finished), context])
  }
}
