// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

@MainActor
struct SVGTests {
  private func svg(_ view: UIView) -> String {
    let size = view.frame.size
    let surface = Stage(view, size: size).surface
    return SVGPainter(scale: 2).svg(of: surface.displayTree(), size: size)
  }

  @Test func `a card reads like a card`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.backgroundColor = .white
    let card = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 80))
    card.backgroundColor = .systemBlue
    card.layer.cornerRadius = 12
    card.clipsToBounds = true
    let title = UILabel(frame: CGRect(x: 16, y: 16, width: 148, height: 22))
    title.text = "Fish & <chips>"
    title.font = .boldSystemFont(ofSize: 17)
    title.textColor = UIColor.white.withAlphaComponent(0.9)
    title.textAlignment = .center
    card.addSubview(title)
    root.addSubview(card)
    let families =
      "Inter, 'SF Pro Text', 'Helvetica Neue', 'Noto Sans', 'Noto Sans CJK SC', Arial, sans-serif"
    expect(
      svg(root),
      equals: """
        <svg xmlns="http://www.w3.org/2000/svg" width="400" height="200" viewBox="0 0 200 100" \
        font-family="\(families)">
          <rect width="200" height="100" fill="#ffffff"/>
          <clipPath id="clip1">
            <rect width="180" height="80" rx="12"/>
          </clipPath>
          <g transform="translate(10 10)" clip-path="url(#clip1)">
            <rect width="180" height="80" rx="12" fill="#007aff"/>
            <g transform="translate(16 16)">
              <text x="74" y="17.187" text-anchor="middle" font-size="17" font-weight="700" \
        fill="#ffffff" fill-opacity="0.9">Fish &amp; &lt;chips&gt;</text>
            </g>
          </g>
        </svg>

        """)
  }

  @Test func `corners, borders and pictures are drawn`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.layer.cornerRadius = 8
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.black.cgColor
    let text = svg(view)
    expect(text.contains("A7 7 0 0 1 39 8 V39 H1 V8 A7 7 0 0 1 8 1 Z"))
    let small = UIImageView(image: UIImage(data: ImageTests.png(4, 4)))
    expect(svg(small).contains("<image width=") || svg(small).contains("data:image/png;base64,"))
    let turned = UIImageView(image: UIImage(data: ImageTests.jpeg(40, 40, orientation: 6)))
    expect(!svg(turned).contains("base64"))
  }

  @Test func `the same tree is the same text`() {
    func make() -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      for index in 0..<20 {
        let child = UIView(frame: CGRect(x: index, y: index, width: 10, height: 10))
        child.layer.cornerRadius = CGFloat(index)
        child.clipsToBounds = true
        child.backgroundColor = .red
        view.addSubview(child)
      }
      return view
    }
    expect(svg(make()), equals: svg(make()))
  }
}
