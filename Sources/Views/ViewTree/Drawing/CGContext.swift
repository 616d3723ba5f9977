// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import MullionCollectionGeometry

/// A drawing context, which records drawing as commands that hosts paint.
///
/// Differs from CoreGraphics: colours are sRGB. The y axis points down, except in bitmap contexts.
public final class CGContext {
  /// The graphics state that `saveGState()` saves.
  struct State {
    var transform = CGAffineTransform.identity
    var clips = ClipList()
    var fill = DisplayColor(red: 0, green: 0, blue: 0) {
      didSet { pattern = nil }
    }
    /// The pattern that replaces the fill colour, or `nil`.
    var pattern: FillPattern?
    /// The offset of patterns, in points.
    var patternPhase = CGSize.zero
    var stroke = DisplayColor(red: 0, green: 0, blue: 0)
    var line = Drawing.Line()
    var alpha: CGFloat = 1
    var blend = CGBlendMode.normal
    var shadow: DrawingShadow?
    var hasSmoothEdges = true
    var interpolation = CGInterpolationQuality.default
    var textMode = CGTextDrawingMode.fill
  }

  /// The area of the context, in its own coordinates, in points.
  private(set) var area: CGRect
  var state = State()
  private var saved: [State] = []
  private var layers: [(record: DrawingRecord, state: State)] = []
  private var record = DrawingRecord()
  /// Whether antialiasing is allowed.
  var allowsSmoothEdges = true
  /// The current path, in the context's own coordinates.
  private(set) var shape = PathShape()

  init(area: CGRect) {
    self.area = area
    bitmap = nil
    base = .identity
  }

  /// Resets the context to another area and the initial state.
  ///
  /// - Precondition: Nothing has been drawn since the context was created.
  func begin(in area: CGRect) {
    self.area = area
    state = State()
    shape = PathShape()
    if !saved.isEmpty { saved = [] }
    if !layers.isEmpty { layers = [] }
  }

  /// The pixels of a bitmap context, or `nil`.
  let bitmap: BitmapStore?
  /// The transform from the initial coordinates of drawing to the context's own.
  private let base: CGAffineTransform

  /// Creates a bitmap context.
  init(bitmap: BitmapStore) {
    let format = bitmap.format
    self.bitmap = bitmap
    area = CGRect(x: 0, y: 0, width: CGFloat(format.width), height: CGFloat(format.height))
    base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: area.height)
    state.transform = base
    if format.isOpaque, bitmap.memory == nil { fill(PathShape(rect: area), isEvenOdd: false) }
  }

  /// Allocates memory for the bitmap, which receives the current drawing and that of each subsequent call.
  func keepPixels() {
    guard let bitmap, bitmap.memory == nil else { return }
    bitmap.makeMemory()
    paintMemory()
  }

  /// Paints the recorded drawing into the bitmap's memory, if it has any.
  private func paintMemory() {
    guard let bitmap, bitmap.memory != nil, var drawn = takeDrawing() else { return }
    // Drawing that depends on the content below is composited with the pixels in memory.
    drawn.isIsolated = false
    bitmap.paint(drawn)
  }

  /// The recorded drawing, clipped to the area, or `nil` if nothing was drawn.
  var drawing: Drawing? {
    var all = record
    for layer in layers.reversed() {
      var outer = layer.record
      outer.add(all.steps)
      all = outer
    }
    let steps = all.steps
    guard !steps.isEmpty else { return nil }
    var drawing = Drawing(clip: PathShape(rect: area), steps: steps)
    drawing.isIsolated = mixes
    return drawing
  }
  /// Removes the recorded drawing and returns it, or returns `nil` if nothing was drawn or a transparency
  /// layer is open.
  func takeDrawing() -> Drawing? {
    guard let drawn = drawing, layers.isEmpty else { return nil }
    record = DrawingRecord()
    mixes = false
    return drawn
  }

  /// The transform of glyphs that are drawn individually.
  var glyphMatrix = CGAffineTransform.identity
  /// Whether the components of a pattern's colour are those of a grey.
  var fillsGrey = false

  /// Whether something was drawn that depends on the content below.
  private var mixes = false

  // MARK: State

  /// Saves the graphics state until the matching `restoreGState()`.
  public func saveGState() { saved.append(state) }

  /// Restores the graphics state saved last.
  public func restoreGState() { state = saved.popLast() ?? state }

  /// The transform from the coordinates of drawing to those of the context.
  public var ctm: CGAffineTransform {
    bitmap == nil ? state.transform : state.transform.concatenating(base.inverted())
  }

  /// The interpolation quality of images drawn subsequently.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Translates the coordinates of subsequent drawing.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }

  /// Scales the coordinates of subsequent drawing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }

  /// Rotates the coordinates of subsequent drawing by `angle` radians.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

  /// Applies `transform` to the coordinates of subsequent drawing.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  // MARK: Layers

  /// Begins a transparency layer.
  ///
  /// The drawing until its end is composited as a group, with the current opacity, shadow and blend mode.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    layers.append((record, state))
    record = DrawingRecord()
    state.alpha = 1
    state.blend = .normal
    state.shadow = nil
  }

  /// Ends the transparency layer begun last.
  public func endTransparencyLayer() {
    guard let outer = layers.popLast() else { return }
    let inner = record.steps
    (record, state) = outer
    guard !inner.isEmpty else { return }
    var group = Drawing(steps: inner)
    group.alpha = state.alpha
    group.isIsolated = true
    place(.drawing(group))
  }

  // MARK: Drawing

  /// Replaces the current path.
  func setPath(_ path: PathShape) { shape = path }

  /// Appends the elements that `body` adds, in the current coordinates, to a path starting at the current
  /// point.
  func extend(_ body: (inout PathShape) -> Void) {
    let map = state.transform
    guard !map.isIdentity else { return body(&shape) }
    var piece = PathShape()
    let begin = shape.currentPoint
    if let begin, map.isInvertible { piece.move(to: begin.applying(map.inverted())) }
    body(&piece)
    let added = piece.elements.dropFirst(begin == nil ? 0 : 1)
    for element in added {
      switch element {
      case .move(let point): shape.move(to: point.applying(map))
      case .line(let point): shape.addLine(to: point.applying(map))
      case .curve(let first, let second, let to):
        shape.addCurve(to: to.applying(map), first.applying(map), second.applying(map))
      case .close: shape.close()
      }
    }
  }

  /// Fills a path given in the context's own coordinates.
  func fill(_ path: PathShape, isEvenOdd: Bool) {
    guard !path.isEmpty else { return }
    guard let pattern = state.pattern else {
      return place(.fill(path, isEvenOdd: isEvenOdd, .color(seen(state.fill))))
    }
    let box = path.box.intersection(state.clips.box(within: area))
    guard !box.isNull, !box.isEmpty else { return }
    var tiles = Drawing(clip: path, steps: pattern.steps(in: box, phase: state.patternPhase))
    tiles.clipIsEvenOdd = isEvenOdd
    tiles.alpha = state.alpha
    place(.drawing(tiles))
  }

  /// Strokes a path given in the context's own coordinates, with a pen in the current ones.
  func stroke(_ path: PathShape, _ line: Drawing.Line) {
    let map = state.transform
    guard !path.isEmpty, map.isInvertible else { return }
    if map.isTranslation {
      place(.stroke(path, line, seen(state.stroke)))
    } else {
      let step = Drawing.Step.stroke(path.applying(map.inverted()), line, seen(state.stroke))
      place(.drawing(Drawing(transform: map, steps: [step])))
    }
  }

  /// Fills the clip with a gradient, in the current coordinates.
  func fill(_ gradient: DisplayGradient) {
    let map = state.transform
    guard map.isInvertible else { return }
    var gradient = gradient
    for index in gradient.stops.indices {
      gradient.stops[index].color.alpha *= Double(state.alpha)
    }
    let everywhere = PathShape(rect: state.clips.box(within: area)).applying(map.inverted())
    let step = Drawing.Step.fill(everywhere, isEvenOdd: false, .gradient(gradient))
    place(map.isIdentity ? step : .drawing(Drawing(transform: map, steps: [step])))
  }

  /// Paints commands in the current coordinates.
  func paint(_ commands: [DrawCommand]) {
    guard !commands.isEmpty, state.transform.isInvertible else { return }
    let steps = lettered(commands.map { Drawing.Step.command($0) })
    guard !steps.isEmpty else { return }
    var group = Drawing(transform: state.transform, steps: steps)
    group.alpha = state.alpha
    place(.drawing(group))
  }

  func clip(_ path: PathShape, isEvenOdd: Bool) {
    state.clips.append(path, isEvenOdd: isEvenOdd)
  }

  /// Clips to the part of `path` where `mask` is opaque, both in the context's own coordinates.
  func clip(_ path: PathShape, mask: [Drawing.Step]) { state.clips.append(path, mask: mask) }

  /// Records a step in the context's own coordinates, with the clips, blend mode and shadow.
  private func place(_ step: Drawing.Step) {
    var step = step
    if state.blend != .normal || state.shadow != nil {
      var group = Drawing(steps: [step])
      group.blend = state.blend
      group.shadow = state.shadow
      mixes = mixes || state.blend != .normal
      step = .drawing(group)
    }
    if !state.hasSmoothEdges || !allowsSmoothEdges {
      var group = Drawing(steps: [step])
      group.hasSmoothEdges = false
      step = .drawing(group)
    }
    record.add(step, clippedTo: state.clips)
    paintMemory()
  }

  private func seen(_ color: DisplayColor) -> DisplayColor {
    var color = color
    color.alpha *= Double(state.alpha)
    return color
  }
}

extension CGAffineTransform {
  var isInvertible: Bool {
    let area = a * d - b * c
    return area.isFinite && abs(area) > 1e-12 && tx.isFinite && ty.isFinite
  }

  fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
