// SPDX-License-Identifier: Apache-2.0

import Foundation

extension LayoutRegion: GuideSpace {
  func variables(of guide: UILayoutGuide) -> LayoutVariables {
    variables(of: guide as any LayoutItem)
  }

  func depend(on guide: UILayoutGuide) {
    if let view = guide.owningView { depend(on: view, .guide(guide)) }
  }

  func ground(of guide: UILayoutGuide) -> LayoutBox? {
    guard let view = guide.owningView else { return nil }
    depend(on: view, .guide(guide))
    return view.innerBox(in: self)
  }

  func outline(of guide: UILayoutGuide) -> LayoutBox? {
    guard let view = guide.owningView else { return nil }
    depend(on: view, .scroll)
    var box = view.box(in: self)
    box.left = LayoutExpression(Double(view.bounds.minX))
    box.top = LayoutExpression(Double(view.bounds.minY))
    return box
  }
}
