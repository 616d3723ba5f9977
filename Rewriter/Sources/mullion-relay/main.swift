// SPDX-License-Identifier: Apache-2.0

import CompilerCalls

CompilerRelay.main()
