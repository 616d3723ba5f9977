// SPDX-License-Identifier: Apache-2.0

import UIKit

#Preview {
  let controller = UIViewController()
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  label.text = "controller"
  controller.view.addSubview(label)
  return controller
}

#Preview("A label") {
  let label = UILabel()
  label.text = "label"
  return label
}

#Preview("As large as it asks", traits: .sizeThatFitsLayout) {
  let view = UIView()
  NSLayoutConstraint.activate([
    view.widthAnchor.constraint(equalToConstant: 90),
    view.heightAnchor.constraint(equalToConstant: 30),
  ])
  return view
}

#Preview(
  "Turned", traits: .landscapeLeft,
  body: {
    let label = UILabel()
    label.text = "turned"
    return label
  })
