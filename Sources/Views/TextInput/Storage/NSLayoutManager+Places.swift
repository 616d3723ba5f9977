// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

// Points and rectangles of glyphs.
extension NSLayoutManager {
  /// Returns the code units of `glyphs` in a part, relative to its start.
  func units(_ glyphs: NSRange, _ part: TextFlow.Part) -> Range<Int> {
    (glyphs.location - part.start..<max(glyphs.location, glyphs.upperBound) - part.start)
      .clamped(to: part.set.units)
  }

  func rects(_ glyphs: NSRange, _ container: NSTextContainer) -> [CGRect] {
    guard let part = flow.part(in: container) else { return [] }
    return part.set.rects(of: units(wholeCharacters(glyphs), part)).map {
      $0.offsetBy(dx: container.lineFragmentPadding, dy: 0)
    }
  }

  func bounds(of glyphs: NSRange, _ container: NSTextContainer) -> CGRect {
    let rects = rects(glyphs, container)
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  func glyphs(in bounds: CGRect, _ container: NSTextContainer) -> NSRange {
    guard let part = flow.part(in: container) else { return NSRange(location: 0, length: 0) }
    let met = fragments(of: part).filter {
      $0.rect.minY < bounds.maxY && bounds.minY < $0.rect.maxY
    }
    guard let first = met.first, let last = met.last else {
      return NSRange(location: part.start, length: 0)
    }
    return NSRange(first.glyphs.location..<last.glyphs.upperBound)
  }

  func nearest(
    _ point: CGPoint, _ container: NSTextContainer, _ share: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    share?.pointee = 0
    guard let part = flow.part(in: container) else { return 0 }
    let inside = CGPoint(x: point.x - container.lineFragmentPadding, y: point.y)
    guard let found = part.set.unit(at: inside) else { return part.start }
    share?.pointee = found.share
    return part.start + found.unit
  }

  func eachRect(
    of glyphs: NSRange, _ selected: NSRange, _ container: NSTextContainer,
    _ block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for rect in enclosing(glyphs, selected, container) {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  private func enclosing(
    _ glyphs: NSRange, _ selected: NSRange, _ container: NSTextContainer
  ) -> [CGRect] {
    guard selected.location != NSNotFound, let part = flow.part(in: container) else {
      return rects(glyphs, container)
    }
    return fragments(of: part).flatMap { line -> [CGRect] in
      guard let inside = line.glyphs.intersection(glyphs), inside.length > 0 else { return [] }
      let own = rects(inside, container)
      // A selection that continues on the next line extends to the end of this one.
      guard inside.upperBound == line.glyphs.upperBound, selected.upperBound > inside.upperBound,
        let last = own.last
      else { return own }
      return own.dropLast() + [
        last.union(CGRect(x: last.minX, y: last.minY, width: line.rect.maxX - last.minX, height: 0))
      ]
    }
  }
}
