// SPDX-License-Identifier: Apache-2.0

import CompilerDriving

CompilerDriver.main()
