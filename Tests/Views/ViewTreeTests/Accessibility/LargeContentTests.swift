// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

/// Tests of the large content viewer's properties for users of very large text, and of outlines.
@MainActor
struct LargeContentTests {
  @Test func `views say what is shown of them large`() {
    let view = UIView()
    expect(!view.showsLargeContentViewer && view.largeContentTitle == nil)
    expect(view.largeContentImage == nil && !view.scalesLargeContentImage)
    view.showsLargeContentViewer = true
    view.largeContentTitle = "Home"
    view.largeContentImage = UIImage(systemName: "house")
    view.scalesLargeContentImage = true
    view.largeContentImageInsets.top = 3
    let item: any UILargeContentViewerItem = view
    expect(item.showsLargeContentViewer && item.largeContentTitle == "Home")
    expect(item.largeContentImage != nil && item.scalesLargeContentImage)
    expect(item.largeContentImageInsets.top, equals: 3)
  }

  @Test func `labels and image views say what they show`() {
    let (label, picture) = (UILabel(), UIImageView(image: UIImage(systemName: "house")))
    label.text = "Home"
    expect(label.largeContentTitle == "Home" && picture.largeContentImage === picture.image)
    label.largeContentTitle = "House"
    expect(label.largeContentTitle == "House" && label.text == "Home")
  }

  @Test func `an outline is kept`() {
    let view = UIView()
    expect(view.accessibilityPath == nil)
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.accessibilityPath = path
    expect(view.accessibilityPath === path)
    view.accessibilityPath = nil
    expect(view.accessibilityPath == nil)
  }
}
