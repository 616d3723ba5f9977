// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The contexts that this thread's code draws into, the present one last.
final class DrawingStage {
  /// Something that is drawn into.
  enum Entry {
    /// A view: the context is made when something asks for it.
    case view(CGRect)
    /// A view, with a context that nothing asked for yet.
    case ready(CGContext)
    case context(CGContext)
    /// A picture begun by `UIGraphicsBeginImageContext`.
    case picture(CGContext, PictureFormat)
  }

  private var entries: [Entry] = []
  /// A context that nothing was drawn into, for the next view: most views draw nothing.
  private var spare: CGContext?

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { held in
      if let held { Unmanaged<DrawingStage>.fromOpaque(held).release() }
    }
    return key
  }()

  /// The calling thread's.
  private static var own: DrawingStage {
    if let held = pthread_getspecific(key) {
      return Unmanaged<DrawingStage>.fromOpaque(held).takeUnretainedValue()
    }
    let made = DrawingStage()
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }

  /// The context that code of this thread draws into; nil: none.
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

  /// The context that code of this thread has begun to draw into; nil: none.
  static var begun: CGContext? {
    guard case .context(let context)? = own.entries.last else { return nil }
    return context
  }

  /// The picture that is drawn into; nil: something else is.
  static var currentPicture: (context: CGContext, format: PictureFormat)? {
    guard case .picture(let context, let format)? = own.entries.last else { return nil }
    return (context, format)
  }

  static func push(_ entry: Entry) { own.entries.append(entry) }

  @discardableResult
  static func pop() -> Entry? { own.entries.popLast() }

  /// What `body` draws into `area`; costs next to nothing when it draws nothing.
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

  /// What `body` draws for a view into its `area`; costs next to nothing when it draws nothing.
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
