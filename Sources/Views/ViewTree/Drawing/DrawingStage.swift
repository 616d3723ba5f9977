// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The stack of drawing contexts of a thread, the current one last.
final class DrawingStage {
  /// A target of drawing.
  enum Entry {
    /// A view, whose context is created on first access.
    case view(CGRect)
    /// A view, with a context that has not been accessed yet.
    case ready(CGContext)
    case context(CGContext)
    /// An image begun by `UIGraphicsBeginImageContext`.
    case picture(CGContext, PictureFormat)
  }

  private var entries: [Entry] = []
  /// An unused context, reused for the next view: most views draw nothing.
  private var spare: CGContext?

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { held in
      if let held { Unmanaged<DrawingStage>.fromOpaque(held).release() }
    }
    return key
  }()

  /// The stack of the calling thread.
  private static var own: DrawingStage {
    if let held = pthread_getspecific(key) {
      return Unmanaged<DrawingStage>.fromOpaque(held).takeUnretainedValue()
    }
    let made = DrawingStage()
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }

  /// The current context of this thread, or `nil`.
  static var current: CGContext? {
    let stage = own
    switch stage.entries.last {
    case nil: return nil
    case .context(let context), .picture(let context, _): return context
    case .ready(let context):
      stage.entries[stage.entries.count - 1] = .context(context)
      return context
    case .view(let area):
      let made = CGContext(area: area)
      stage.entries[stage.entries.count - 1] = .context(made)
      return made
    }
  }

  /// The current context of this thread if it has been accessed, or `nil`; always `nil` for an image begun by
  /// `UIGraphicsBeginImageContext`.
  static var begun: CGContext? {
    guard case .context(let context)? = own.entries.last else { return nil }
    return context
  }

  /// The image begun by `UIGraphicsBeginImageContext`, or `nil` if the current target is something else.
  static var currentPicture: (context: CGContext, format: PictureFormat)? {
    guard case .picture(let context, let format)? = own.entries.last else { return nil }
    return (context, format)
  }

  static func push(_ entry: Entry) { own.entries.append(entry) }

  @discardableResult
  static func pop() -> Entry? { own.entries.popLast() }

  /// Returns the drawing of `body` into `area`, or `nil` if it draws nothing; the context is created on first
  /// access.
  static func drawing(in area: CGRect, _ body: () -> Void) -> Drawing? {
    let depth = own.entries.count
    push(.view(area))
    body()
    let stage = own
    let entry = stage.entries.indices.contains(depth) ? stage.entries[depth] : nil
    stage.entries.removeLast(max(0, stage.entries.count - depth))
    guard case .context(let context)? = entry else { return nil }
    return context.drawing
  }

  /// Returns the drawing of `body` for a view into its `area`, or `nil` if it draws nothing; in that case,
  /// its context is reused.
  static func drawing(ofViewIn area: CGRect, _ body: (CGContext) -> Void) -> Drawing? {
    let stage = own
    let context = stage.spare ?? CGContext(area: area)
    stage.spare = nil
    context.begin(in: area)
    let depth = stage.entries.count
    push(.ready(context))
    body(context)
    stage.entries.removeLast(max(0, stage.entries.count - depth))
    let drawing = context.drawing
    if drawing == nil { stage.spare = context }
    return drawing
  }
}
