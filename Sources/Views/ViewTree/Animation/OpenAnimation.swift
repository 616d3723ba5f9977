// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An animation that was begun and is not committed yet: its block, and who is told of it.
@MainActor
final class OpenAnimation {
  /// Those that were begun, the innermost last.
  private static var stack: [OpenAnimation] = []
  /// The innermost one; nil: none was begun.
  static var current: OpenAnimation? { stack.last }

  /// How long an animation takes about which nothing is said, in seconds.
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

  /// How the changes get to where they are set, from now on.
  var manner: AnimationBlock.Manner {
    get { block?.manner ?? AnimationBlock.Manner() }
    set { block?.manner = newValue }
  }

  /// Begins an animation.
  static func begin(_ name: String?, _ context: UnsafeMutableRawPointer?) {
    let animation = OpenAnimation(name, context)
    let manner = AnimationBlock.Manner(duration: standardDuration, delay: 0, options: [])
    // The block keeps the animation, and with it the delegate, until it is over.
    let block = AnimationBlock(manner) { animation.stopped(finished: $0) }
    animation.block = block
    stack.append(animation)
    block.open()
  }

  /// Lets the innermost animation run.
  static func commit() {
    guard let animation = stack.popLast(), let block = animation.block else { return }
    animation.block = nil
    animation.started()
    block.close()
  }

  /// Goes over from how `view` looks now to how it looks at the end.
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
