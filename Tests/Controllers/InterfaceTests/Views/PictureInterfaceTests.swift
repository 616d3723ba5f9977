// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that UIKit code for controls with custom images compiles.
@MainActor
struct PictureInterfaceTests {
  private final class Dial: UISlider {
    override func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
      super.setThumbImage(image?.withRenderingMode(.alwaysTemplate), for: state)
    }
    override func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
      super.maximumValueImageRect(forBounds: bounds).insetBy(dx: 1, dy: 1)
    }
    override var currentThumbImage: UIImage? { super.currentThumbImage }
  }

  @Test func `a slider with pictures`() {
    let slider = Dial()
    slider.setThumbImage(UIImage(systemName: "circle"), for: [])
    slider.setThumbImage(UIImage(systemName: "circle.fill"), for: .highlighted)
    slider.setMinimumTrackImage(UIImage(systemName: "minus"), for: .normal)
    slider.setMaximumTrackImage(nil, for: .normal)
    expect(slider.thumbImage(for: .highlighted)?.renderingMode, equals: .alwaysTemplate)
    expect(slider.currentThumbImage != nil && slider.currentMinimumTrackImage != nil)
    expect(slider.maximumTrackImage(for: .normal) == nil && slider.currentMaximumTrackImage == nil)
  }

  @Test func `a search bar with pictures`() {
    let bar = UISearchBar()
    bar.setImage(UIImage(systemName: "leaf"), for: .search, state: .normal)
    bar.setImage(UIImage(), for: UISearchBar.Icon.clear, state: .normal)
    bar.setPositionAdjustment(UIOffset(horizontal: 4, vertical: 0), for: .search)
    bar.setSearchFieldBackgroundImage(UIImage(), for: .normal)
    bar.searchFieldBackgroundPositionAdjustment = .zero
    bar.scopeBarBackgroundImage = UIImage()
    bar.setBackgroundImage(UIImage(), for: .any, barMetrics: .default)
    expect(bar.backgroundImage(for: .any, barMetrics: .default) === bar.backgroundImage)
    expect(bar.image(for: .search, state: .normal) != nil)
  }

  @Test func `bars of progress, and steppers`() {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progressImage = UIImage(systemName: "circle")
    bar.trackImage = nil
    bar.observedProgress = Progress(totalUnitCount: 2)
    let stepper = UIStepper()
    stepper.setIncrementImage(UIImage(systemName: "chevron.up"), for: .normal)
    stepper.setDecrementImage(stepper.incrementImage(for: .normal), for: .normal)
    expect(bar.progress == 0 && stepper.decrementImage(for: .normal) != nil)
  }

  @Test func `bars of older code`() {
    let tabs = UITabBar()
    tabs.shadowImage = UIImage()
    tabs.backgroundImage = UIImage()
    let tools = UIToolbar()
    tools.setShadowImage(UIImage(), forToolbarPosition: .any)
    tools.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
    let bar = UINavigationBar()
    bar.setBackgroundImage(UIImage(), for: .any, barMetrics: .default)
    expect(tools.shadowImage(forToolbarPosition: .any) != nil && tabs.shadowImage != nil)
  }
}
