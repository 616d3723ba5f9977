// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of scroll view delegates, indicator styles, and layout directions.
@MainActor
@Suite("Kinds of scroll views")
struct ScrollKindTests {
  private final class Follower: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }
  }

  /// Sets the delegate of a view in generic code that knows only the protocol.
  private func follow<View: ScrollDelegating>(_ view: View, _ follower: Follower?) {
    view.delegate = follower
  }

  @Test func `who follows a scroll view hears of each offset, and is not kept`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    weak var gone: Follower?
    do {
      let follower = Follower()
      gone = follower
      follow(scroll, follower)
      expect(scroll.delegate === follower)
      scroll.contentOffset.y = 30
      scroll.contentOffset.y = 40
      expect(follower.offsets, equals: [30, 40])
      follow(scroll, nil)
      scroll.contentOffset.y = 50
      expect(follower.offsets, equals: [30, 40])
      follow(scroll, follower)
    }
    expect(gone == nil && scroll.delegate == nil)
  }

  /// Returns the brightness of the scroll indicator in a style, or `nil` if it is not drawn.
  private func brightness(
    _ style: UIScrollView.IndicatorStyle, _ interface: UIUserInterfaceStyle
  ) -> CGFloat? {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 100, height: 5000)
    scroll.indicatorStyle = style
    scroll.overrideUserInterfaceStyle = interface
    let stage = Stage(scroll)
    scroll.flashScrollIndicators()
    stage.wait(0.1)
    for case .fill(_, let color)? in scroll.overlayNodes().map(\.commands.first) {
      return CGFloat(color.red)
    }
    return nil
  }

  @Test func `bars are dark or light, or as the interface asks`() {
    expect(UIScrollView().indicatorStyle, equals: UIScrollView.IndicatorStyle.default)
    expect(brightness(.default, .light) == 0 && brightness(.default, .dark) == 1)
    expect(brightness(.black, .light) == 0 && brightness(.black, .dark) == 0)
    expect(brightness(.white, .light) == 1 && brightness(.white, .dark) == 1)
    let all: [UIScrollView.IndicatorStyle] = [.default, .black, .white]
    expect(all.map(\.rawValue), equals: [0, 1, 2])
  }

  @Test func `a view is mirrored with the interface, unless what it shows is not`() {
    let all: [UISemanticContentAttribute] = [
      .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
    ]
    expect(all.map(\.rawValue), equals: Array(0...4))
    func directions(_ interface: UIUserInterfaceLayoutDirection) -> [Bool] {
      all.map {
        UIView.userInterfaceLayoutDirection(for: $0, relativeTo: interface) == .rightToLeft
      }
    }
    expect(directions(.leftToRight), equals: [false, false, false, false, true])
    expect(directions(.rightToLeft), equals: [true, false, false, false, true])
    expect(UIView().semanticContentAttribute, equals: .unspecified)
  }

  @Test func `leading edges follow the semantic content of a view`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      box.widthAnchor.constraint(equalToConstant: 20),
    ])
    let stage = Stage(root, size: CGSize(width: 100, height: 100))
    root.imposedTraits = UITraitCollection(layoutDirection: .rightToLeft)
    func x(_ attribute: UISemanticContentAttribute) -> CGFloat {
      for view in [root, box] { view.semanticContentAttribute = attribute }
      stage.wait(0.1)
      return box.frame.minX
    }
    expect([x(.unspecified), x(.playback), x(.spatial)], equals: [70, 10, 10])
    expect([x(.forceLeftToRight), x(.forceRightToLeft)], equals: [10, 70])
  }
}
