// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

@MainActor
@Suite("Zooming")
struct ZoomTests {
  /// A delegate that returns the view to zoom, and records its calls.
  private final class Recorder: NSObject, UIScrollViewDelegate {
    var target: UIView?
    var calls: [String] = []
    var zooms = 0
    var centers = false

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { target }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      calls.append(view === target ? "begin" : "begin with another view")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      zooms += 1
      guard centers else { return }
      let room = scrollView.bounds.size
      let content = scrollView.contentSize
      scrollView.contentInset = UIEdgeInsets(
        top: max(0, (room.height - content.height) / 2),
        left: max(0, (room.width - content.width) / 2), bottom: 0, right: 0)
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
      calls.append("end at \((scale * 100).rounded() / 100)")
    }
  }

  private let scrollView = UIScrollView()
  private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 960))
  private let recorder = Recorder()
  private let stage: Stage

  init() {
    scrollView.addSubview(picture)
    scrollView.contentSize = picture.frame.size
    scrollView.delegate = recorder
    recorder.target = picture
    stage = Stage()
    scrollView.frame = stage.root.bounds
    stage.root.addSubview(scrollView)
  }

  private func allow(_ least: CGFloat = 0.5, _ greatest: CGFloat = 4) {
    scrollView.minimumZoomScale = least
    scrollView.maximumZoomScale = greatest
  }

  private func finger(_ id: Int, _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat) {
    var event = PointerEvent(
      phase: phase, location: CGPoint(x: x, y: y), timestamp: stage.time)
    event.id = id
    event.isDirect = true
    stage.surface.handle(.pointer(event))
  }

  /// Returns the point of the image at a point of the screen.
  private func seen(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    let point = picture.convert(CGPoint(x: x, y: y), from: nil)
    return CGPoint(x: (point.x * 10).rounded() / 10, y: (point.y * 10).rounded() / 10)
  }

  @Test func `a scroll view can't be zoomed unless it is told`() {
    expect(scrollView.minimumZoomScale == 1 && scrollView.maximumZoomScale == 1)
    expect(scrollView.zoomScale == 1 && scrollView.bouncesZoom)
    expect(scrollView.pinchGestureRecognizer == nil)
    scrollView.zoomScale = 3
    expect(scrollView.zoomScale == 1 && picture.frame.width == 640)
    allow()
    expect(scrollView.pinchGestureRecognizer != nil)
    recorder.target = nil
    scrollView.zoomScale = 3
    expect(scrollView.zoomScale == 1 && recorder.zooms == 0)
  }

  @Test func `setting the scale transforms the view, sizes the content and keeps the middle`() {
    allow()
    scrollView.contentOffset = CGPoint(x: 100, y: 200)
    let middle = seen(160, 240)
    scrollView.zoomScale = 2
    expect(picture.transform, equals: CGAffineTransform(scaleX: 2, y: 2))
    expect(picture.frame, equals: CGRect(x: 0, y: 0, width: 1280, height: 1920))
    expect(scrollView.contentSize, equals: CGSize(width: 1280, height: 1920))
    expect(seen(160, 240), equals: middle)
    expect(scrollView.contentOffset, equals: CGPoint(x: 360, y: 640))
    expect(recorder.zooms == 1 && recorder.calls.isEmpty)
  }

  @Test func `the scale stays between its limits, and the offset where content is`() {
    allow()
    scrollView.zoomScale = 9
    expect(scrollView.zoomScale, equals: 4)
    scrollView.contentOffset = CGPoint(x: 2240, y: 3360)
    scrollView.zoomScale = 0.1
    expect(scrollView.zoomScale, equals: 0.5)
    expect(scrollView.contentSize, equals: CGSize(width: 320, height: 480))
    expect(scrollView.contentOffset, equals: .zero)
  }

  @Test func `an animated zoom takes its time, and tells when it is there`() {
    allow()
    scrollView.setZoomScale(2, animated: true)
    expect(scrollView.isZoomAnimating && scrollView.zoomScale == 1)
    stage.wait(0.15)
    expect(scrollView.zoomScale > 1.2 && scrollView.zoomScale < 1.8)
    expect(recorder.calls, equals: ["begin"])
    stage.settle()
    expect(scrollView.zoomScale == 2 && !scrollView.isZoomAnimating)
    expect(recorder.calls, equals: ["begin", "end at 2.0"])
  }

  @Test func `zooming to a rectangle shows it in the middle, as large as it can be`() {
    allow()
    scrollView.zoom(to: CGRect(x: 200, y: 300, width: 160, height: 100), animated: false)
    expect(scrollView.zoomScale, equals: 2)
    expect(seen(160, 240), equals: CGPoint(x: 280, y: 350))
    scrollView.zoom(to: CGRect(x: 600, y: 900, width: 10, height: 10), animated: true)
    stage.settle()
    expect(scrollView.zoomScale, equals: 4)
    // As far as the content goes.
    expect(scrollView.contentOffset, equals: CGPoint(x: 2240, y: 3360))
    scrollView.zoom(to: picture.bounds, animated: true)
    stage.settle()
    expect(scrollView.zoomScale == 0.5 && scrollView.contentOffset == .zero)
  }

  @Test func `two fingers keep the content under them while they scale and move it`() {
    allow()
    scrollView.contentOffset = CGPoint(x: 100, y: 100)
    finger(0, .began, 100, 200)
    finger(1, .began, 200, 200)
    let between = seen(150, 200)
    finger(0, .moved, 50, 200)
    finger(1, .moved, 250, 200)
    expect(scrollView.isZooming && recorder.calls == ["begin"])
    expect(abs(scrollView.zoomScale - 2) < 0.01)
    expect(seen(150, 200), equals: between)
    // Both move on: the content follows.
    finger(0, .moved, 60, 230)
    finger(1, .moved, 260, 230)
    expect(abs(scrollView.zoomScale - 2) < 0.05)
    expect(seen(160, 230), equals: between)
    expect(!scrollView.isDragging)
    finger(0, .ended, 60, 230)
    finger(1, .ended, 260, 230)
    stage.settle()
    expect(recorder.calls == ["begin", "end at 2.0"] && !scrollView.isZooming)
    expect(seen(160, 230), equals: between)
  }

  @Test func `content springs back from beyond its limits`() {
    allow(1, 2)
    finger(0, .began, 140, 200)
    finger(1, .began, 180, 200)
    finger(0, .moved, 10, 200)
    finger(1, .moved, 310, 200)
    expect(scrollView.zoomScale > 2.1 && scrollView.zoomScale < 4.5)
    finger(0, .ended, 10, 200)
    expect(scrollView.isZoomBouncing && !scrollView.isZooming)
    finger(1, .ended, 310, 200)
    expect(recorder.calls, equals: ["begin"])
    stage.settle()
    expect(scrollView.zoomScale == 2 && recorder.calls == ["begin", "end at 2.0"])
    scrollView.bouncesZoom = false
    finger(0, .began, 140, 200)
    finger(1, .began, 180, 200)
    finger(0, .moved, 10, 200)
    expect(scrollView.zoomScale, equals: 2)
    finger(0, .cancelled, 10, 200)
    finger(1, .cancelled, 180, 200)
  }

  @Test func `content that is made small springs back to where it fills the view`() {
    allow(0.5, 2)
    scrollView.contentOffset = CGPoint(x: 320, y: 480)
    finger(0, .began, 10, 240)
    finger(1, .began, 310, 240)
    finger(0, .moved, 150, 240)
    finger(1, .moved, 170, 240)
    expect(scrollView.zoomScale < 0.5 && scrollView.zoomScale > 0.1)
    finger(0, .ended, 150, 240)
    finger(1, .ended, 170, 240)
    stage.settle()
    expect(scrollView.zoomScale == 0.5 && scrollView.contentOffset == .zero)
    expect(recorder.calls, equals: ["begin", "end at 0.5"])
  }

  @Test func `a drag goes over into scaling when a second finger comes`() {
    allow()
    scrollView.contentOffset = CGPoint(x: 100, y: 100)
    finger(0, .began, 100, 200)
    finger(0, .moved, 100, 185)
    finger(0, .moved, 100, 180)
    expect(scrollView.isDragging)
    finger(1, .began, 200, 180)
    finger(1, .moved, 300, 180)
    expect(scrollView.isZooming && !scrollView.isDragging)
    expect(abs(scrollView.zoomScale - 2) < 0.01)
    finger(1, .ended, 300, 180)
    finger(0, .ended, 100, 180)
    stage.settle()
    expect(recorder.calls, equals: ["begin", "end at 2.0"])
  }

  @Test func `a touchpad's pinch scales around the pointer`() {
    allow()
    let point = CGPoint(x: 80, y: 120)
    scrollView.contentOffset = CGPoint(x: 100, y: 100)
    let under = seen(80, 120)
    stage.surface.handle(.magnify(MagnifyEvent(phase: .began, location: point)))
    stage.surface.handle(.magnify(MagnifyEvent(phase: .changed, location: point, scale: 1.5)))
    expect(scrollView.zoomScale == 1.5 && scrollView.isZooming && seen(80, 120) == under)
    stage.surface.handle(.magnify(MagnifyEvent(phase: .ended, location: point, scale: 1.5)))
    expect(recorder.calls, equals: ["begin", "end at 1.5"])
  }

  @Test func `steps of a wheel add up, and what can't be zoomed leaves them`() {
    let step = MagnifyEvent(phase: .discrete, location: CGPoint(x: 80, y: 120), scale: 1.25)
    expect(!stage.surface.handle(.magnify(step)))
    allow()
    expect(stage.surface.handle(.magnify(step)))
    stage.wait(0.05)
    stage.surface.handle(.magnify(step))
    stage.settle()
    expect(abs(scrollView.zoomScale - 1.5625) < 0.0001)
    expect(recorder.calls, equals: ["begin", "end at 1.56"])
  }

  @Test func `the delegate can keep small content in the middle`() {
    allow(0.25, 2)
    recorder.centers = true
    scrollView.zoomScale = 0.25
    expect(scrollView.contentSize, equals: CGSize(width: 160, height: 240))
    expect(scrollView.contentInset, equals: UIEdgeInsets(top: 120, left: 80, bottom: 0, right: 0))
    expect(picture.convert(picture.bounds, to: nil).origin, equals: CGPoint(x: 80, y: 120))
  }

  @Test func `a zoom under way can be stopped, and by dragging`() {
    allow()
    scrollView.setZoomScale(4, animated: true)
    stage.wait(0.15)
    scrollView.stopScrollingAndZooming()
    let scale = scrollView.zoomScale
    expect(scale > 1.5 && scale < 3.5 && !scrollView.isZoomAnimating)
    stage.settle()
    expect(scrollView.zoomScale == scale && recorder.calls.count == 2)
    scrollView.setZoomScale(4, animated: true)
    stage.wait(0.1)
    stage.pointer(.began, 100, 200)
    stage.pointer(.moved, 100, 180)
    expect(!scrollView.isZoomAnimating && scrollView.isDragging)
  }

  @Test func `content that constraints size grows with the scale`() {
    let view = UIScrollView()
    let image = UIView()
    image.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(image)
    let content = view.contentLayoutGuide
    NSLayoutConstraint.activate([
      image.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
      image.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -10),
      image.topAnchor.constraint(equalTo: content.topAnchor),
      image.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      image.widthAnchor.constraint(equalToConstant: 400),
      image.heightAnchor.constraint(equalToConstant: 600),
    ])
    let stage = Stage(view)
    recorder.target = image
    view.delegate = recorder
    view.maximumZoomScale = 3
    stage.wait(0.1)
    expect(view.contentSize, equals: CGSize(width: 420, height: 600))
    view.zoomScale = 2
    for _ in 0..<2 {
      expect(view.contentSize, equals: CGSize(width: 820, height: 1200))
      expect(image.frame, equals: CGRect(x: 10, y: 0, width: 800, height: 1200))
      view.setNeedsLayout()
      image.setNeedsLayout()
      stage.wait(0.1)
    }
  }
}
